export const translations = {
  'translation.english': 'English is the text itself and has no translation',
  'translation.noCategory': 'Choose at least one product category',
  'translation.categoryUnknown': 'Unknown product category',
  'translation.termUnknown': 'No point or protocol uses this word',
  'translation.pointUnknown': 'There is no point with this id',
  'translation.englishChanged': 'The English text reads differently now: “{english}”',
  'translation.formula': 'The cell holds a formula: enter the text itself',
  'translation.sheetKind': 'The sheet needs one column of English texts: “English name” or “English description”',
  'import.notSpreadsheet': 'The file is not a spreadsheet (.xlsx) that can be read',
  'import.spreadsheetTooLarge': 'The spreadsheet holds more than can be read at once',
} as const;
