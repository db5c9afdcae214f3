import { useEffect, useState } from 'react';

type Errors = Readonly<Record<string, string>>;
type FieldValues = Readonly<Record<string, unknown>>;

/** The messages at the fields of a form, by `data-path`; each stands as long as the value that it was said of. */
export function useFieldErrors(values: FieldValues) {
  const [said, setSaid] = useState<{ errors: Errors; values: FieldValues }>({ errors: {}, values });
  useEffect(() => {
    // The first field that is at fault is where the person goes on.
    const [first] = Object.keys(said.errors);
    if (first) document.querySelector<HTMLElement>(`[data-path="${first}"]`)?.focus();
  }, [said.errors]);
  const standing = Object.entries(said.errors).filter(([field]) => said.values[field] === values[field]);
  return {
    errors: Object.fromEntries(standing) as Errors,
    show: (errors: Errors) => setSaid({ errors, values }),
  };
}
