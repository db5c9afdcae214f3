import type { SnapshotPoint } from '@assay/domain/protocols/snapshot';
import { dice } from '../dice.ts';
import type { Answer, Visit } from './answer.ts';
import { fine } from './answer.ts';
import { answerChoices, answerDropdown, answerRadio } from './chosen.ts';
import { answerMeasurement, answerTable } from './measured.ts';
import { answerComment, answerFields, readRanges } from './written.ts';

/** What an inspector answers to a point, by its type. */
function answerByType(at: SnapshotPoint, visit: Visit): Answer {
  const { point } = at;
  switch (point.type) {
    case 'Measurement':
      return answerMeasurement({ ...visit, at, point });
    case 'SummaryWithRows':
      return answerTable({ ...visit, at, point });
    case 'Comment':
      return answerComment({ ...visit, at, point });
    case 'Summary':
    case 'MeasurementsWithPicture':
      return answerFields({ ...visit, at, point });
    case 'RadioButtonSelection':
      return answerRadio({ ...visit, at, point });
    case 'MultipleChoices':
      return answerChoices({ ...visit, at, point });
    case 'Dropdown':
      return answerDropdown({ ...visit, at, point });
    case 'RangeValues':
      return fine({ rangeValues: readRanges({ ...visit, at, point }) });
    case 'RadioButtonSelectionAndRangeValues':
      return withRanges(answerRadio({ ...visit, at, point }), readRanges({ ...visit, at, point }));
    case 'MultipleChoicesAndRangeValues':
      return withRanges(answerChoices({ ...visit, at, point }), readRanges({ ...visit, at, point }));
  }
}

const withRanges = (answer: Answer, rangeValues: ReturnType<typeof readRanges>): Answer => ({
  ...answer,
  input: { ...answer.input, rangeValues },
});

/** Some machines are without what a point asks about, at every visit. */
const isMissing = ({ point }: SnapshotPoint, { machine }: Visit): boolean =>
  point.type === 'RadioButtonSelection' &&
  !point.contentRequired &&
  dice(machine.seed, point.name, 'fitted').chance(0.02);

/** What is answered to a point at a visit, rating and comment included; nothing to an optional one that is passed over. */
export function answerPoint(at: SnapshotPoint, visit: Visit): Answer | undefined {
  if (at.optional && visit.dice.chance(0.4)) return undefined;
  if (isMissing(at, visit)) return fine({ skipped: true, comment: 'Not fitted on this machine.' });
  const answer = answerByType(at, visit);
  return {
    ...answer,
    input: {
      ...answer.input,
      comment: answer.comment,
      ...(at.point.ratingField.present && { rating: answer.rating, ...(answer.fixed && { fixedOnSite: true }) }),
    },
  };
}
