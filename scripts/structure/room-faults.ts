import { importsOf, type SourceFile, shortestWay, stepsBetween } from './imports.ts';

/** `packages/web/features/customers`, whatever the depth of the file; nothing for a file that is in no room. */
const roomOf = (path: string): string | undefined => /^(packages\/(?:server|web)\/features\/[^/]+)\//.exec(path)?.[1];

/** Imports between rooms that go round in a circle, and pages and dialogs that are taken from another room. */
export function roomFaults(files: readonly SourceFile[]): string[] {
  const steps = stepsBetween(importsOf(files), roomOf);
  return steps.flatMap(({ from, to, path, module }) => {
    const back = shortestWay(steps, to, from);
    const circle = back && [from, to, ...back.map((step) => step.to)].join(' -> ');
    return [
      ...(circle ? [`${path} imports ${module}: a circle of rooms, ${circle}.`] : []),
      ...(/(?:Page|Dialog)\.tsx$/.test(module)
        ? [`${path} imports ${module}: pages and dialogs belong to their room; import a piece that it offers.`]
        : []),
    ];
  });
}
