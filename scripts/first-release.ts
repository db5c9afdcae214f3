/** Before the first release no report is kept, so what versions store and what reports say changes in place: the numbers stay at 1. */
export const raisedTooEarly = (productVersion: string, numbers: Readonly<Record<string, number>>): string[] =>
  Number.parseInt(productVersion, 10) >= 1
    ? []
    : Object.entries(numbers)
        .filter(([, number]) => number !== 1)
        .map(([name, number]) => `${name} is ${number} in ${productVersion}: it stays at 1 until 1.0.0 is released.`);
