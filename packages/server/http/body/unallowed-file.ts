import { fieldError, Problem } from '@assay/domain/problem';
import { message } from '@assay/domain/words/message';

/** A file of a type that this place does not take, whatever its sender calls it. */
export const unallowedFile = (path: string): Problem =>
  new Problem('unsupported', message('file.type'), { code: 'fileType', errors: [fieldError(path, 'file.type')] });
