/** A text that shows all of itself on demand, where its place cuts it. */
export const Clipped = ({ text }: { text: string }) => <span title={text}>{text}</span>;
