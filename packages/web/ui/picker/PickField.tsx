import { Button, CloseButton, Combobox, TextInput, useCombobox } from '@mantine/core';
import type { ReactNode } from 'react';
import { Spinner } from '../Spinner.tsx';
import type { Choice, Choices } from './choice.ts';
import { PickOptions } from './PickOptions.tsx';
import { t } from './picker.texts.ts';
import { usePickList } from './use-pick-list.ts';

export interface NothingFound {
  text: (typed: string) => string;
  go: (typed: string) => void;
}

export interface PickFieldProps {
  label: string;
  /** The label is for screen readers alone: the placeholder tells the others. */
  hideLabel?: boolean;
  value: Choice | null;
  onChange: (choice: Choice | null) => void;
  placeholder?: string;
  description?: ReactNode;
  error?: ReactNode;
  disabled?: boolean;
  required?: boolean;
  /** It may be left or made empty: by its cross, or by erasing the text. */
  clearable?: boolean;
  /** What can be done with words that nothing matches. */
  onNothing?: NothingFound;
  /** Where a form looks for the field of an error. */
  'data-path'?: string;
}

interface PickFieldParts extends PickFieldProps {
  choices: Choices;
  onSearch: (text: string) => void;
  onOpen: (opened: boolean) => void;
}

/** One of many, found by typing: the one field behind every picker. */
export function PickField(props: PickFieldParts) {
  const { choices, onSearch, onOpen, value, onChange, onNothing, ...look } = props;
  const { clearable = false, hideLabel = false, label, ...input } = look;
  const list = usePickList({ value, choices, clearable, onChange, onSearch, onOpen, onNothing: onNothing?.go });
  const typed = list.text?.trim() ?? '';
  const store = useCombobox({ opened: list.opened });
  const byId = (id: string) => choices.options.find((option) => option.id === id);

  return (
    <Combobox
      store={store}
      size="md"
      // Beside the field, inside the page or dialog that it belongs to.
      withinPortal={false}
      // In the middle it would for a moment reach out of a phone's screen, which then scrolls to fit it in.
      position="bottom-start"
      onOptionSubmit={(id) => {
        const chosen = byId(id);
        if (chosen) list.choose(chosen);
      }}
    >
      <Combobox.DropdownTarget>
        <TextInput
          {...input}
          {...(hideLabel ? { 'aria-label': label } : { label })}
          role="combobox"
          aria-expanded={list.opened}
          aria-autocomplete="list"
          aria-controls={list.opened ? list.listId : undefined}
          aria-activedescendant={list.opened && list.active >= 0 ? list.optionId(list.active) : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          // Escape closes the list, not the dialog around it.
          data-mantine-stop-propagation={list.opened || undefined}
          value={list.text || (list.text === null ? (value?.name ?? '') : '')}
          placeholder={list.opened && value ? value.name : (input.placeholder ?? '')}
          onChange={(event) => list.edit(event.currentTarget.value)}
          onKeyDown={list.onKeyDown}
          onClick={list.open}
          onBlur={list.leave}
          // What is typed replaces what was chosen, instead of following it.
          onFocus={(event) => {
            event.currentTarget.select();
            list.enter();
          }}
          rightSectionWidth="2.75rem"
          rightSectionPointerEvents={clearable && value ? 'all' : 'none'}
          rightSection={
            <RightSection
              waiting={list.opened && choices.waiting}
              {...(clearable && value && { clear: t('clear', { label }), onClear: () => onChange(null) })}
            />
          }
        />
      </Combobox.DropdownTarget>
      <PickOptions label={label} list={list} choices={choices} chosenId={value?.id}>
        {onNothing && typed !== '' && (
          <Button
            variant="default"
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onNothing.go(typed)}
          >
            {onNothing.text(typed)}
          </Button>
        )}
      </PickOptions>
    </Combobox>
  );
}

function RightSection({ waiting, clear, onClear }: { waiting: boolean; clear?: string; onClear?: () => void }) {
  if (waiting) return <Spinner />;
  if (!clear || !onClear) return <Combobox.Chevron />;
  return (
    <CloseButton
      size="lg"
      tabIndex={-1}
      aria-label={clear}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClear}
    />
  );
}
