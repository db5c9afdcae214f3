import { dice } from '../dice.ts';

/** A name as its owner writes it: a line that waves the same way every time. */
export function drawSignature(name: string): string {
  const own = dice('signature', name);
  const n = (low: number, high: number) => own.between(low, high).toFixed(0);
  const count = Math.min(16, Math.max(7, name.length));
  const step = 400 / count;
  const waves = Array.from({ length: count }, () => {
    const rise = own.chance(0.25) ? own.between(-80, -55) : own.between(-34, -14);
    return `c${n(2, step)} ${rise.toFixed(0)} ${n(0, step)} ${(rise * 0.4).toFixed(0)} ${(step * own.between(0.5, 0.7)).toFixed(0)} ${n(-6, 14)}s${n(4, 14)} ${n(6, 22)} ${(step * own.between(0.3, 0.5)).toFixed(0)} ${n(-14, 4)}`;
  });
  const flourish = `M60 ${n(128, 140)}q${n(150, 220)} ${n(-26, 6)} ${n(330, 400)} ${n(-18, 10)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="520" height="170" viewBox="0 0 520 170"><path d="M0 0h520v170H0z" fill="#fff"/>
<path d="M48 ${n(88, 108)}${waves.join('')}${own.chance(0.6) ? flourish : ''}" fill="none" stroke="#12233f" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
}
