import { describe, expect, it } from 'vitest';
import { chosenLanguage } from './chosen-language.ts';

const plain = 'http://localhost/Reports';
const asking = `${plain}?language=pseudo`;

describe('the language of the interface', () => {
  it('is English, whatever an address asks for', () => {
    expect(chosenLanguage(plain, true)).toBe('en');
    expect(chosenLanguage(asking, false)).toBe('en');
  });

  it('is the pseudo-language where a developer asks for it', () => {
    expect(chosenLanguage(asking, true)).toBe('pseudo');
  });

  it('is the pseudo-language in a browser that was told so, and never a language without texts', () => {
    localStorage.setItem('assay.language', 'pseudo');
    expect(chosenLanguage(plain, false)).toBe('pseudo');
    localStorage.setItem('assay.language', 'fi');
    expect(chosenLanguage(plain, false)).toBe('en');
  });
});
