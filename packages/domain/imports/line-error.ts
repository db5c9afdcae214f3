import { type Code, type CodeValues, type Message, message } from '../words/message.ts';

export interface LineError extends Message {
  /** The title of the column; empty if the whole line is meant. */
  column: string;
}

export const lineError = <C extends Code>(column: string, code: C, ...values: CodeValues<C>): LineError => ({
  column,
  ...message(code, ...values),
});
