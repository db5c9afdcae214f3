import { Modal } from '@mantine/core';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { putCaretBehind } from './caret.ts';
import classes from './dialog.module.css';
import { t } from './ui.texts.ts';

interface DialogProps {
  title: string;
  /** Absent: the dialog cannot be dismissed. */
  onClose?: () => void;
  /** `full` takes the whole screen and lets its contents fill it. */
  size?: 'sm' | 'md' | 'lg' | 'full';
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/** The middle one holds two answers beside each other in the widest of the fonts that systems bring. */
const widths = { sm: 'sm', md: '32rem', lg: 'lg' } as const;

/** The style of what ends a long form in a dialog. */
export const endsDialog = classes.ending ?? '';

/** Those that are open, the one in front last. */
const open: object[] = [];
/** The one that was in front when a key or a button was pressed: all of them hear it, and the first to close makes way for the next. */
let pressedIn: object | undefined;
const noteFront = (): void => {
  pressedIn = open.at(-1);
};
const presses = ['keydown', 'click'] as const;

/** Shown while it is rendered; when it goes, focus returns to where it was. */
export function Dialog({ title, onClose, size = 'sm', onKeyDown, children }: DialogProps) {
  const focused = useRef(document.activeElement);
  const self = useRef({});
  useLayoutEffect(() => {
    const [before, dialog] = [focused.current, self.current];
    if (open.push(dialog) === 1) for (const press of presses) window.addEventListener(press, noteFront, true);
    return () => {
      open.splice(open.indexOf(dialog), 1);
      if (open.length === 0) for (const press of presses) window.removeEventListener(press, noteFront, true);
      // After the page has drawn itself without the dialog, unless something else has taken the focus by then.
      setTimeout(() => {
        const lost = document.activeElement === null || document.activeElement === document.body;
        if (lost && before instanceof HTMLElement && before.isConnected) before.focus();
      });
    };
  }, []);

  const isPlaced = useRef(false);
  /** The field that a dialog opens with; one that is come back to has its caret where it was left. */
  function opensWith({ target }: FocusEvent<HTMLElement>): void {
    if (isPlaced.current || !target.hasAttribute('data-autofocus')) return;
    isPlaced.current = true;
    putCaretBehind(target);
  }

  return (
    <Modal
      opened
      onClose={() => pressedIn === self.current && onClose?.()}
      title={title}
      {...(size === 'full'
        ? { fullScreen: true, classNames: { content: classes.full, body: classes.fullBody } }
        : { size: widths[size], classNames: { inner: classes.around } })}
      {...(onKeyDown && { onKeyDown })}
      onFocusCapture={opensWith}
      centered
      returnFocus={false}
      closeOnEscape={Boolean(onClose)}
      closeOnClickOutside={false}
      withCloseButton={Boolean(onClose)}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {children}
    </Modal>
  );
}
