/** Simple drawings of what options of the demo stand for: told apart at a glance on a small screen. */
const [width, height] = [640, 480];

const picture = (ground: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path d="M0 0h${width}v${height}H0z" fill="${ground}"/>${content}</svg>`;

const grid = (step: number, draw: (x: number, y: number, row: number) => string): string => {
  const shapes: string[] = [];
  for (let y = step / 2, row = 0; y < height; y += step, row++)
    for (let x = step / 2; x < width; x += step) shapes.push(draw(x, y, row));
  return shapes.join('');
};

const wire = (): string => {
  const lines = grid(64, (x, y) => `M${x} 0v${height}M0 ${y}h${width}`);
  return picture('#20262b', `<path d="${lines}" stroke="#b9c2c9" stroke-width="14" fill="none"/>`);
};

const holes = (plate: string, hole: (x: number, y: number, row: number) => string, step: number): string =>
  picture(plate, `<g fill="#14181b">${grid(step, hole)}</g>`);

const rubber = (): string => holes('#3b3f42', (x, y) => `<circle cx="${x}" cy="${y}" r="26"/>`, 96);

const polyurethane = (): string =>
  holes('#d9772b', (x, y) => `<rect x="${x - 26}" y="${y - 26}" width="52" height="52" rx="8"/>`, 92);

const punchPlate = (): string =>
  holes('#8d979e', (x, y, row) => `<circle cx="${x + (row % 2) * 40}" cy="${y}" r="28"/>`, 80);

const noMedia = (): string =>
  picture('#eceff1', `<path d="M120 90l400 300M520 90L120 390" stroke="#8a949b" stroke-width="26"/>`);

/** Half a cone crusher from the side: the finer the cavity, the narrower and longer its parallel zone. */
const cavity = (gap: number): string => {
  const mantle = `M60 440L220 60h40L${360 - gap / 3} 440z`;
  const bowl = `M${280 + gap} 60h120l120 380H${370 + gap / 2}z`;
  return picture(
    '#f2f4f5',
    `<path d="${mantle}" fill="#69747c"/><path d="${bowl}" fill="#a3aeb5"/><path d="M${265 + gap / 2} 70L${362 + gap / 8} 430" stroke="#0f6e66" stroke-width="8" stroke-dasharray="22 14"/>`,
  );
};

const coolant = (colour: string): string =>
  picture(
    '#f2f4f5',
    `<path d="M240 90h160v60l60 60v210H180V210l60-60z" fill="#fff" stroke="#5d666d" stroke-width="12"/><path d="M186 260h268v154H186z" fill="${colour}"/><path d="M260 50h120v40H260z" fill="#5d666d"/>`,
  );

/** By the name of the point, the title of the dropdown and the title of the option. */
export const optionDrawings: Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, () => string>>>>>
> = {
  'Media fitted': Object.fromEntries(
    ['Top deck', 'Middle deck', 'Bottom deck'].map((deck) => [
      deck,
      { Wire: wire, Rubber: rubber, Polyurethane: polyurethane, 'Punch plate': punchPlate, None: noMedia },
    ]),
  ),
  'Cavity fitted': {
    Cavity: {
      'Extra coarse': () => cavity(150),
      Coarse: () => cavity(115),
      Medium: () => cavity(80),
      Fine: () => cavity(50),
      'Extra fine': () => cavity(25),
    },
  },
  'Engine oil and coolant': {
    Coolant: {
      Blue: () => coolant('#2f6fd0'),
      Red: () => coolant('#c2352b'),
      Mixed: () => coolant('#7d4a8f'),
    },
  },
};
