/** The answers with one of them given anew, in its place or at the end. */
export const withAnswer = <A>(answers: readonly A[], answer: A, isSame: (one: A) => boolean): A[] =>
  answers.some(isSame) ? answers.map((one) => (isSame(one) ? answer : one)) : [...answers, answer];

/** The options that are chosen after one of them was used: one at most, or any number. */
export function toggled(chosen: readonly string[], id: string, several: boolean): string[] {
  if (!several) return [id];
  return chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
}
