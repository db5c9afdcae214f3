import { implement } from '../http/frame/implement.ts';
import { noteTable } from './notes.queries.ts';
import { noteHandlers, notes } from './notes-noun.ts';
import type { TestAppOptions } from './test-app.ts';

/** The app with the noun that the tests of the frame use. */
export const withNotes: TestAppOptions = {
  extend: async (app) => {
    await app.pool.query(noteTable);
    implement(app.http, app.frame, notes, noteHandlers);
  },
};
