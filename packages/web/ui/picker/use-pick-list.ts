import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import type { Choice, Choices } from './choice.ts';

interface PickListOptions {
  value: Choice | null;
  choices: Choices;
  clearable: boolean;
  onChange: (choice: Choice | null) => void;
  /** What was typed; empty while the list is closed. */
  onSearch: (text: string) => void;
  onOpen: (opened: boolean) => void;
  /** What Enter does with words that nothing matches. */
  onNothing?: ((typed: string) => void) | undefined;
}

/** Scrolls the list alone: it finds its place beside the field a moment later, and the page would follow it to where it is not. */
function revealInList(option: HTMLElement): void {
  const list = option.closest('[role="listbox"]');
  if (!list) return;
  const [around, own] = [list.getBoundingClientRect(), option.getBoundingClientRect()];
  if (own.top < around.top) list.scrollTop -= around.top - own.top;
  else if (own.bottom > around.bottom) list.scrollTop += own.bottom - around.bottom;
}

/** What the keys and the pointer do in a picker. Its list is open while `text` is not null. */
export function usePickList({ value, choices, clearable, onChange, onSearch, onOpen, onNothing }: PickListOptions) {
  const [text, setText] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  // Enter came before the answer did; the person may even have gone on to the next field.
  const [awaited, setAwaited] = useState(false);
  const [left, setLeft] = useState(false);
  const opened = text !== null;
  const { options, waiting, error } = choices;
  const id = useId();
  const optionId = (index: number) => `${id}-option-${index}`;
  useEffect(() => {
    const option = opened && active >= 0 ? document.getElementById(`${id}-option-${active}`) : null;
    if (option) revealInList(option);
  }, [opened, active, id]);

  function type(typed: string, highlighted: number): void {
    setText(typed);
    setActive(highlighted);
    setAwaited(false);
    onSearch(typed);
    onOpen(true);
  }

  function open(): void {
    if (!opened)
      type(
        '',
        options.findIndex((option) => option.id === value?.id),
      );
  }

  function close(): void {
    setText(null);
    setAwaited(false);
    onSearch('');
    onOpen(false);
  }

  function choose(choice: Choice): void {
    close();
    onChange(choice);
  }

  // Whoever types a name and presses Enter at once means that name; where several match they see them first.
  useEffect(() => {
    if (!awaited || waiting) return;
    setAwaited(false);
    const named = options.filter(({ name }) => name.toLowerCase() === text?.trim().toLowerCase());
    const [meant, other] = named.length > 0 ? named : options;
    if (meant && !other) choose(meant);
    else if (left) close();
  });

  function confirm(): void {
    if (!opened) open();
    else if (error && !waiting) choices.retry();
    else if (waiting) setAwaited(true);
    else {
      const highlighted = options[active];
      if (highlighted) choose(highlighted);
      else if (options.length === 0 && text.trim() !== '') onNothing?.(text.trim());
    }
  }

  function move(step: 1 | -1): void {
    if (!opened) open();
    else if (options.length > 0) {
      const from = active < 0 && step < 0 ? 0 : active;
      setActive((from + step + options.length) % options.length);
    }
  }

  /** Whether the key means something here. */
  function act(key: string): boolean {
    if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp') move(-1);
    // Never sends the form around the picker, however fast it comes after the typing.
    else if (key === 'Enter') confirm();
    else if (key === 'Escape' && opened) close();
    else return false;
    return true;
  }

  return {
    text,
    opened,
    active: waiting ? -1 : active,
    listId: `${id}-list`,
    optionId,
    open,
    choose,
    enter: () => setLeft(false),
    leave: () => {
      setLeft(true);
      if (!awaited) close();
    },
    edit: (typed: string) => {
      type(typed, 0);
      if (typed === '' && clearable && value) onChange(null);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!event.nativeEvent.isComposing && act(event.key)) event.preventDefault();
    },
  };
}
