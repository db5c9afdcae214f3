import classes from './login-art.module.css';

const visits = [
  [60, 190],
  [136, 210],
  [212, 222],
  [288, 252],
  [364, 276],
] as const;
/** Benches of a quarry, each a little flatter than the one above. */
const benches = Array.from({ length: 8 }, (_, row) => {
  const [y, swing] = [560 + row * 42, 30 - row * 3];
  return `M0 ${y} C 130 ${y - swing}, 220 ${y + swing}, 340 ${y} S 500 ${y - swing}, 560 ${y}`;
});

/** What the product is about, without a word: wear measured visit by visit, and when its limit will be reached. */
export const LoginArt = () => (
  <svg className={classes.art} viewBox="0 0 560 900" preserveAspectRatio="xMidYMid slice" fill="none" aria-hidden>
    {benches.map((bench, row) => (
      <path key={bench} d={bench} className={classes.bench} opacity={0.36 - row * 0.04} />
    ))}
    <path d="M0 350H560" className={classes.limit} />
    <path d={`M${visits.map((at) => at.join(' ')).join('L')}`} className={classes.measured} />
    <path d="M364 276 496 350H440Z" className={classes.range} />
    <path d="M364 276 468 350" className={classes.expected} />
    {visits.map(([x, y]) => (
      <circle key={x} cx={x} cy={y} r="5" className={classes.visit} />
    ))}
    <path d="M440 350H496" className={classes.due} />
  </svg>
);
