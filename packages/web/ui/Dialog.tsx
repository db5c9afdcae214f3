import { Modal } from '@mantine/core';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { t } from './ui.texts.ts';

interface DialogProps {
  title: string;
  /** Absent: the dialog cannot be dismissed. */
  onClose?: () => void;
  size?: 'sm' | 'md' | 'lg';
  children: ReactNode;
}

/** Shown while it is rendered; when it goes, focus returns to where it was. */
export function Dialog({ title, onClose, size = 'sm', children }: DialogProps) {
  const focused = useRef(document.activeElement);
  useLayoutEffect(() => {
    const before = focused.current;
    return () => {
      // After the page has drawn itself without the dialog, unless something else has taken the focus by then.
      setTimeout(() => {
        const lost = document.activeElement === null || document.activeElement === document.body;
        if (lost && before instanceof HTMLElement && before.isConnected) before.focus();
      });
    };
  }, []);

  return (
    <Modal
      opened
      onClose={() => onClose?.()}
      title={title}
      size={size}
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
