import { texts } from '../../ui/texts.ts';

export const t = texts({
  title: 'Faulty lines of master data',
  lead: 'Lines that the last import could not read. Correct the files; they are read again within minutes.',
  first: 'Only the first 1,000 are kept here.',
  services: 'Background services',
  file: 'File',
  line: 'Line',
  column: 'Column',
  message: 'What is wrong',
  wholeLine: 'Whole line',
  failed: 'The faults could not be loaded',
  none: 'No line is faulty',
  noneText: 'The last import read every line of every file.',
});
