import { searchDebounce } from '@assay/domain/constants';
import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { t } from './list.texts.ts';

interface SearchBoxProps {
  /** What is searched for, in the words of the feature: 'Search customers'. */
  label: string;
  /** What the list is searched for now. */
  value: string;
  onSearch: (text: string) => void;
}

/** Searches once the typing pauses; its text follows the address when that changes by other means. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const [sent, setSent] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (known !== value) {
    setKnown(value);
    // An answer to this box's own search comes while the person may be typing on.
    if (value !== sent) setText(value);
    setSent(value);
  }

  function search(next: string, delay: number): void {
    setText(next);
    clearTimeout(timer.current);
    if (next.trim() !== value) timer.current = setTimeout(() => send(next.trim()), delay);
  }

  function send(next: string): void {
    setSent(next);
    onSearch(next);
  }

  function clear(): void {
    search('', 0);
    field.current?.focus();
  }

  return (
    <TextInput
      ref={field}
      type="search"
      role="searchbox"
      aria-label={label}
      placeholder={label}
      maxLength={200}
      value={text}
      onChange={(event) => search(event.currentTarget.value, searchDebounce)}
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSection={text && <CloseButton aria-label={t('clearSearch')} onClick={clear} />}
    />
  );
}
