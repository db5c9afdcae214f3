export const translations = {
  'translation.english': 'English is the text itself and has no translation',
};
