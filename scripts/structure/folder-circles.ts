import { dirname } from 'node:path/posix';
import { importsOf, type SourceFile, type Step, shortestWay, stepsBetween } from './imports.ts';

/**
 * Groups of folders that still import each other in circles. This list only gets shorter: the check refuses circles that
 * it does not name, and names that are no longer true.
 */
const leftOver: readonly (readonly string[])[] = [
  ['packages/domain/reports', 'packages/domain/runs'],
  ['packages/report/charts', 'packages/report/html'],
  ['packages/report/compose', 'packages/report/compose/front', 'packages/report/compose/points'],
  [
    'packages/server/demo',
    'packages/server/demo/audits',
    'packages/server/demo/documents',
    'packages/server/demo/inspections',
    'packages/server/demo/inspections/answers',
    'packages/server/demo/inspections/pictures',
    'packages/server/demo/option-images',
  ],
  ['packages/server/providers/pdf', 'packages/server/providers/pdf/layout'],
  [
    'packages/web/features/audits/page',
    'packages/web/features/audits/page/action-points',
    'packages/web/features/audits/page/contents',
    'packages/web/features/audits/page/dialogs',
    'packages/web/features/audits/page/info',
    'packages/web/features/audits/page/runs',
  ],
  ['packages/web/features/auth', 'packages/web/features/auth/demo'],
  [
    'packages/web/features/inspections',
    'packages/web/features/inspections/list',
    'packages/web/features/inspections/perform',
    'packages/web/features/inspections/perform/facts',
    'packages/web/features/inspections/perform/findings',
    'packages/web/features/inspections/perform/ledger',
    'packages/web/features/inspections/perform/signatures',
  ],
  [
    'packages/web/features/points',
    'packages/web/features/points/batch',
    'packages/web/features/points/blocks',
    'packages/web/features/points/contents',
    'packages/web/features/points/form',
    'packages/web/features/points/history',
    'packages/web/features/points/limits',
    'packages/web/features/points/list',
    'packages/web/features/points/localization',
    'packages/web/features/points/preview',
  ],
  [
    'packages/web/features/protocols',
    'packages/web/features/protocols/creator',
    'packages/web/features/protocols/creator/categories',
    'packages/web/features/protocols/creator/dependencies',
    'packages/web/features/protocols/creator/general',
    'packages/web/features/protocols/creator/options',
    'packages/web/features/protocols/creator/picker',
    'packages/web/features/protocols/creator/saving',
    'packages/web/features/protocols/creator/work',
    'packages/web/features/protocols/detail/dependencies',
    'packages/web/features/protocols/list',
    'packages/web/features/protocols/preview',
  ],
  [
    'packages/web/features/runs/begin',
    'packages/web/features/runs/perform',
    'packages/web/features/runs/photos',
    'packages/web/features/runs/voice',
  ],
  [
    'packages/web/features/runs/inputs',
    'packages/web/features/runs/inputs/comment',
    'packages/web/features/runs/inputs/dropdown',
    'packages/web/features/runs/inputs/measurement',
    'packages/web/features/runs/inputs/multiple-choices',
    'packages/web/features/runs/inputs/radio-button-selection',
    'packages/web/features/runs/inputs/range-values',
    'packages/web/features/runs/inputs/summary-with-rows',
  ],
];

/** Folders that reach each other by imports, in groups of two and more. */
function circlesOf(steps: readonly Step[]): string[][] {
  const imported = Map.groupBy(steps, ({ from }) => from);
  const reached = new Map(
    [...imported.keys()].map((folder) => {
      const found = new Set(imported.get(folder)?.map(({ to }) => to));
      for (const one of found) for (const { to } of imported.get(one) ?? []) found.add(to);
      return [folder, found];
    }),
  );
  const groups = [...reached].map(([folder, found]) => [...found].filter((other) => reached.get(other)?.has(folder)));
  return [...new Map(groups.filter((group) => group.length > 0).map((group) => [group.sort()[0], group])).values()];
}

const isWithin = (group: readonly string[], other: readonly string[]): boolean =>
  group.every((folder) => other.includes(folder));

/** Circles of folders that the list does not name, and circles of the list that are smaller or gone. */
export function folderFaults(files: readonly SourceFile[], listed = leftOver): string[] {
  const steps = stepsBetween(importsOf(files), dirname);
  const circles = circlesOf(steps);
  const isListed = (folders: readonly string[]): boolean => listed.some((group) => isWithin(folders, group));

  /** Of a large group, the shortest circle through an import that the list does not explain. */
  function newCircleIn(group: readonly string[]): Step[] {
    const inside = steps.filter(({ from, to }) => group.includes(from) && group.includes(to));
    return inside
      .filter(({ from, to }) => !isListed([from, to]))
      .map((step) => [step, ...(shortestWay(inside, step.to, step.from) ?? [])])
      .reduce((shortest, other) => (other.length < shortest.length ? other : shortest));
  }

  function inWords({ from, to, path, module }: Step): string {
    const files = new Set(steps.filter((step) => step.from === from && step.to === to).map((step) => step.path));
    const others = files.size > 1 ? ` (files of ${from} that import from ${to}: ${files.size})` : '';
    return `${path} imports ${module}${others}`;
  }

  const added = circles
    .filter((group) => !isListed(group))
    .map((group) => newCircleIn(group).map((step) => `\n  ${inWords(step)}`))
    .map((lines) => `Folders import each other in a circle. One line of these has to go:${lines.join('')}`);
  const ended = listed
    .filter((group) => !circles.some((circle) => isWithin(group, circle)))
    .map((group) => {
      const left = circles.filter((circle) => isWithin(circle, group)).map((circle) => circle.join(', '));
      return `folder-circles.ts lists a circle of ${group.join(', ')}. What is left of it: ${left.join(' and ') || 'nothing'}.`;
    });
  return [...added, ...ended];
}
