const radius = 4;

/** Each line has a shape of its own, so that its colour is never all that tells it. */
const shapes = [
  (r: number) => `M ${-r} 0 a ${r} ${r} 0 1 0 ${2 * r} 0 a ${r} ${r} 0 1 0 ${-2 * r} 0`,
  (r: number) => `M ${-r} ${-r} H ${r} V ${r} H ${-r} Z`,
  (r: number) => `M 0 ${-1.4 * r} L ${1.4 * r} 0 L 0 ${1.4 * r} L ${-1.4 * r} 0 Z`,
  (r: number) => `M 0 ${-1.2 * r} L ${1.2 * r} ${r} H ${-1.2 * r} Z`,
];

export const lineColours = 6;

/** The mark of a value of one of the lines. */
export const ChartMark = ({ line, x, y, large }: { line: number; x: number; y: number; large?: boolean }) => (
  <path
    data-line={line % lineColours}
    data-mark
    d={shapes[line % shapes.length]?.(large ? radius * 1.6 : radius)}
    transform={`translate(${x} ${y})`}
  />
);
