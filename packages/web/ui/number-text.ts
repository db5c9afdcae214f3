const numbers = new Intl.NumberFormat('en');

export const numberText = (value: number): string => numbers.format(value);
