import type { Cause } from '../answers/answer.ts';
import { dice } from '../dice.ts';
import { letterPath } from './letters.ts';
import { type Silhouette, silhouettes } from './silhouettes.ts';

/** What a photo is taken of: trouble of some kind, or the machine as it stands. */
export type Subject = Exclude<Cause, 'condition'> | 'overview';

const everywhere: readonly Subject[] = ['wear', 'reading', 'overview'];

/** What there are photos of: not every machine has oil that leaks or welds that crack. */
export const photographed: Readonly<Record<Silhouette, readonly Subject[]>> = {
  jaw: [...everywhere, 'crack', 'leak'],
  cone: [...everywhere, 'leak'],
  gyratory: everywhere,
  impactor: [...everywhere, 'crack'],
  plant: everywhere,
  screen: [...everywhere, 'crack'],
  horizontal: [...everywhere, 'crack', 'leak'],
  drill: [...everywhere, 'crack', 'leak'],
};

/** Wear and whole machines are photographed more often than the rest. */
export const variantsOf = (subject: Subject): number => (subject === 'wear' || subject === 'overview' ? 2 : 1);

const labels: Record<Subject, string> = {
  wear: 'WEAR',
  reading: 'READING',
  crack: 'CRACK',
  leak: 'LEAK',
  overview: 'AS FOUND',
};

/** What is to be seen, around the middle of the picture's mark. */
function markOf(subject: Subject, seed: string): string {
  const own = dice(seed, 'mark');
  const range = (count: number) => Array.from({ length: count }, (_, i) => i);
  if (subject === 'wear') {
    const scores = range(14).map((i) => {
      const [x, y] = [-110 + i * 17, own.between(-70, -20)];
      return `M${x} ${y}q${own.between(-12, 12)} 60 ${own.between(-8, 8)} ${own.between(80, 150)}`;
    });
    return `<ellipse rx="150" ry="105" fill="#c9ccd0" opacity=".75"/><path d="${scores.join('')}" stroke="#5d646b" stroke-width="5" fill="none"/>`;
  }
  if (subject === 'crack') {
    const steps = range(9).map(() => `l${own.between(10, 34).toFixed(0)} ${own.between(-26, 30).toFixed(0)}`);
    const path = `M-120 -20${steps.join('')}`;
    return `<rect x="-160" y="-90" width="320" height="180" rx="14" fill="#b8a58c" opacity=".8"/><path d="${path}" stroke="#1b1410" stroke-width="9" fill="none"/><path d="${path}" stroke="#f4efe6" stroke-width="2" fill="none" transform="translate(0 -6)"/>`;
  }
  if (subject === 'leak') {
    const drops = range(7).map((i) => {
      const [x, length] = [-90 + i * 30, own.between(60, 190)];
      return `M${x} -60v${length.toFixed(0)}a10 14 0 0 0 20 0v-${length.toFixed(0)}z`;
    });
    return `<ellipse cy="-60" rx="130" ry="34" fill="#2a2013"/><path d="${drops.join('')}" fill="#3a2a12" opacity=".9"/><path d="M-70 -40v60M-10 -40v90" stroke="#a98b4a" stroke-width="4" opacity=".7"/>`;
  }
  if (subject === 'reading') {
    const turn = own.between(-100, 110).toFixed(0);
    const ticks = range(11).map((i) => `<path d="M0 -108v22" transform="rotate(${-125 + i * 25})"/>`);
    return `<circle r="140" fill="#f7f7f2" stroke="#2d3338" stroke-width="14"/><g stroke="#2d3338" stroke-width="6">${ticks.join('')}</g><path d="M-6 20L0 -100L6 20z" fill="#b3261e" transform="rotate(${turn})"/><circle r="14" fill="#2d3338"/>`;
  }
  return '';
}

const paints = ['#31708e', '#4f7a4c', '#9a5b2e', '#6b7280', '#a1842f'];

/** A photo of a machine, drawn: outline, mark, label, scale, and the plate with the month in which it was built. */
export function drawPhoto(silhouette: Silhouette, subject: Subject, variant: number): string {
  const { label, body, lines, at } = silhouettes[silhouette];
  const own = dice(silhouette, subject, variant);
  const paint = own.one(paints);
  const sky = own.one(['#c8d3da', '#d6d2c6', '#b9c6cf']);
  const built = `BUILT ${own.between(2009, 2022).toFixed(0)}-${own.between(1, 12).toFixed(0).padStart(2, '0')}`;
  const rocks = Array.from({ length: 26 }, () => {
    const [x, y, r] = [own.between(0, 1200), own.between(770, 890), own.between(6, 30)];
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${r.toFixed(0)}" ry="${(r * 0.6).toFixed(0)}"/>`;
  });
  const scale = Array.from({ length: 21 }, (_, i) => `M${60 + i * 18} 850v${i % 5 === 0 ? -34 : -18}`).join('');
  const isMarked = subject !== 'overview';
  const ring = `<ellipse rx="215" ry="180" fill="none" stroke="#ffd400" stroke-width="9" stroke-dasharray="46 16"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 1200 900">
<defs><linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="${sky}"/><stop offset="1" stop-color="#eef0ee"/></linearGradient>
<linearGradient id="paint" x2="1" y2="1"><stop offset="0" stop-color="${paint}"/><stop offset="1" stop-color="#23292e"/></linearGradient>
<radialGradient id="edge" r=".75"><stop offset=".6" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".45"/></radialGradient></defs>
<path d="M0 0h1200v900h-1200z" fill="url(#sky)"/><path d="M0 620L260 470L470 600L760 440L1200 640V900H0z" fill="#a9a79d"/>
<path d="M0 745H1200V900H0z" fill="#7d776b"/><g fill="#69645a">${rocks.join('')}</g>
<path d="${body}" fill="url(#paint)" stroke="#1d2226" stroke-width="6"/><path d="${lines}" fill="none" stroke="#10151a" stroke-opacity=".65" stroke-width="7"/>
<g transform="translate(${at[0]} ${at[1]})">${markOf(subject, `${silhouette} ${variant}`)}${isMarked ? ring : ''}</g>
<path d="M0 0h1200v900h-1200z" fill="url(#edge)"/>
<path d="M40 40h${label.length * 24 + 40}v92h-${label.length * 24 + 40}z" fill="#fff" opacity=".9"/>
<path d="${letterPath(label, 60, 56, 4)}${letterPath(labels[subject], 60, 96, 3)}" fill="#14202b"/>
<path d="M40 806h400v56h-400z" fill="#ffd400"/><path d="${scale}" stroke="#111" stroke-width="4"/>
<path d="M930 800h230v60h-230z" fill="#d9dde0" stroke="#444" stroke-width="4"/><path d="${letterPath(built, 948, 820, 2.6)}" fill="#222"/>
</svg>`;
}
