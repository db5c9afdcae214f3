import type { Language } from '@assay/domain/languages';

/** Units that a language writes in its own letters; all others are the same everywhere. */
const own: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  fi: { rpm: '1/min', pcs: 'kpl' },
  sv: { rpm: 'varv/min', pcs: 'st' },
  de: { rpm: '1/min', pcs: 'Stk.' },
  fr: { rpm: 'tr/min', pcs: 'pcs' },
  es: { rpm: 'r/min', pcs: 'uds.' },
  pt: { pcs: 'un.' },
  ru: {
    rpm: 'об/мин',
    mm: 'мм',
    cm: 'см',
    m: 'м',
    bar: 'бар',
    kPa: 'кПа',
    MPa: 'МПа',
    kN: 'кН',
    Nm: 'Н·м',
    N·m: 'Н·м',
    kg: 'кг',
    t: 'т',
    't/h': 'т/ч',
    l: 'л',
    'l/min': 'л/мин',
    h: 'ч',
    s: 'с',
    min: 'мин',
    V: 'В',
    A: 'А',
    kW: 'кВт',
    Hz: 'Гц',
    'mm/s': 'мм/с',
    µm: 'мкм',
    pcs: 'шт.',
  },
  zh: { rpm: 'r/min', pcs: '个' },
};

export const unitIn = (language: Language, unit: string): string => own[language]?.[unit] ?? unit;
