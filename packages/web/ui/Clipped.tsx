/** A text of one line that shows all of itself on demand. */
export const Clipped = ({ text }: { text: string }) => <span title={text}>{text}</span>;
