import { type DragEvent, useState } from 'react';

/** Under this name a dragged document tells its id; nothing else that is dragged has it. */
const dragged = 'application/x-assay-document';

export const carryDocument = (event: DragEvent, id: string): void => {
  event.dataTransfer.setData(dragged, id);
  event.dataTransfer.effectAllowed = 'move';
};

/** Takes dragged documents; the innermost of nested places gets them. */
export function useDocumentDrop(onDrop: ((documentId: string) => void) | undefined) {
  const [isOver, setOver] = useState(false);
  if (!onDrop) return {};
  const isMeant = (event: DragEvent): boolean => event.dataTransfer.types.includes(dragged);
  return {
    'data-over': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      if (!isMeant(event)) return;
      event.preventDefault();
      event.stopPropagation();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false);
      if (!isMeant(event)) return;
      event.preventDefault();
      event.stopPropagation();
      onDrop(event.dataTransfer.getData(dragged));
    },
  };
}
