import type { SyntheticEvent } from 'react';

type OnField = (event: SyntheticEvent<HTMLInputElement>) => void;

/** Who taps a number types another one: nobody corrects the digits of the last visit. */
const selectAll: OnField = ({ currentTarget }) => currentTarget.select();

/** A second tap before the digits takes the selection away; what is typed then belongs behind them. */
const neverInFront: OnField = ({ currentTarget: field }) => {
  const isInFront = field.selectionStart === 0 && field.selectionEnd === 0;
  if (isInFront) field.setSelectionRange(field.value.length, field.value.length);
};

/** What a tap into a field for a number does. */
export const numberTaps: { onFocus: OnField; onClick: OnField } = { onFocus: selectAll, onClick: neverInFront };
