import { useEffect, useState } from 'react';

type Errors = Readonly<Record<string, string>>;
type FieldValues = Readonly<Record<string, unknown>>;

/** The messages at the fields of a form, by `data-path`; each stands as long as the value that it was shown for. */
export function useFieldErrors(values: FieldValues) {
  const [shown, setShown] = useState<{ errors: Errors; values: FieldValues }>({ errors: {}, values });
  useEffect(() => {
    // The first field that is at fault is where the person goes on.
    const [first] = Object.keys(shown.errors);
    if (first) document.querySelector<HTMLElement>(`[data-path="${first}"]`)?.focus();
  }, [shown.errors]);
  const standing = Object.entries(shown.errors).filter(([field]) => shown.values[field] === values[field]);
  return {
    errors: Object.fromEntries(standing) as Errors,
    show: (errors: Errors) => setShown({ errors, values }),
  };
}
