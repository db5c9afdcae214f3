const frame = (width: number, height: number, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
  <rect width="100%" height="100%" fill="#ffffff"/><g fill="none" stroke="#14202a" stroke-width="3">${inner}</g></svg>`;

/** The two dies of a jaw crusher from the side, with the places where they are measured. */
export const jawDies = (): string =>
  frame(
    900,
    640,
    `<path d="M240 60 L300 60 L360 560 L300 560 Z" fill="#e5f1ef"/>
     <path d="M660 60 L600 60 L420 560 L480 560 Z" fill="#fdf1d2"/>
     ${[160, 310, 460].map((y) => `<circle cx="${280 + y / 8}" cy="${y}" r="12" fill="#0b5a55"/><circle cx="${640 - y / 3}" cy="${y}" r="12" fill="#0b5a55"/>`).join('')}
     <path d="M370 600 L410 600" stroke="#b5470a" stroke-width="6"/>`,
  );

/** The decks of a screen with the panels that wear first. */
export const screenDecks = (): string =>
  frame(
    900,
    560,
    [120, 260, 400]
      .map(
        (y, deck) =>
          `<path d="M80 ${y} L820 ${y + 70}" stroke-width="8"/>${Array.from(
            { length: 8 },
            (_, i) =>
              `<rect x="${100 + i * 88}" y="${y - 34 + i * 8}" width="70" height="24" fill="${i < 2 - deck + 1 ? '#fde9dc' : '#e5f1ef'}"/>`,
          ).join('')}`,
      )
      .join(''),
  );

/** Where a drill is greased. */
export const greasePoints = (): string =>
  frame(
    900,
    420,
    `<rect x="90" y="170" width="720" height="80" rx="12" fill="#f5f7f8"/>
     ${[150, 290, 450, 610, 750].map((x, i) => `<circle cx="${x}" cy="${i % 2 ? 250 : 170}" r="18" fill="#fdf1d2"/><path d="M${x} ${i % 2 ? 268 : 152} L${x} ${i % 2 ? 340 : 80}"/>`).join('')}`,
  );
