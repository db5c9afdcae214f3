import { textBlock } from '../blocks.ts';
import { readable } from '../reading.ts';
import type { PointBuilder } from './answered.ts';

export const comment: PointBuilder<'Comment'> = (_, { value }, reading) =>
  textBlock('values', '', readable(value, reading));
