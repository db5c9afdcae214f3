import { dropdownHeight } from '@assay/domain/constants';
import { Button, Combobox, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { problemText } from '../problem-text.ts';
import { t as ui } from '../ui.texts.ts';
import type { Choices } from './choice.ts';
import classes from './pick-options.module.css';
import { t } from './picker.texts.ts';

interface PickOptionsProps {
  label: string;
  list: { active: number; listId: string; optionId: (index: number) => string };
  choices: Choices;
  chosenId: string | undefined;
  /** What stands below where nothing matches. */
  children?: ReactNode;
}

/** The list under a picker, never higher than the specification says; or what stands in its place. */
export const PickOptions = ({ label, list, choices, chosenId, children }: PickOptionsProps) => {
  const { options, count, waiting, error } = choices;
  return (
    <Combobox.Dropdown>
      <Combobox.Options
        id={list.listId}
        aria-label={label}
        data-faded={waiting || undefined}
        className={classes.options}
        style={{ maxHeight: dropdownHeight }}
      >
        {options.map(({ id, name, detail, picture }, index) => (
          <Combobox.Option
            key={id}
            id={list.optionId(index)}
            value={id}
            className={classes.option}
            selected={index === list.active}
            active={id === chosenId}
            aria-selected={id === chosenId}
          >
            {picture}
            <span className={classes.words}>
              {name}
              {detail && <span className={classes.detail}>{detail}</span>}
            </span>
            {id === chosenId && <IconCheck size={18} aria-hidden />}
          </Combobox.Option>
        ))}
      </Combobox.Options>
      <Standing choices={choices}>{children}</Standing>
      {!error && count > options.length && options.length > 0 && (
        <Combobox.Footer className={classes.more} role="status">
          {t('more', { shown: options.length, count: new Intl.NumberFormat('en').format(count) })}
        </Combobox.Footer>
      )}
    </Combobox.Dropdown>
  );
};

/** What stands in place of options. */
function Standing({
  choices: { options, waiting, error, retry },
  children,
}: {
  choices: Choices;
  children: ReactNode;
}) {
  if (error && !waiting) {
    return (
      <div className={classes.standing} role="alert">
        <Text size="sm">{problemText(error)}</Text>
        <Button variant="default" tabIndex={-1} onMouseDown={(event) => event.preventDefault()} onClick={retry}>
          {ui('retry')}
        </Button>
      </div>
    );
  }
  if (options.length > 0) return null;
  return (
    // As high as the list may become, so that it opens where there is room for that.
    <div className={classes.standing} style={waiting ? { minHeight: dropdownHeight } : undefined}>
      <span role="status">{waiting ? ui('loading') : t('nothingFound')}</span>
      {!waiting && children}
    </div>
  );
}
