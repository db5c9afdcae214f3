/** A text of one line that tells all of itself when asked. */
export const Clipped = ({ text }: { text: string }) => <span title={text}>{text}</span>;
