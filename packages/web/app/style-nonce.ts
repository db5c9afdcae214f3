/** The nonce of this page, which the content security policy asks of every style element. */
export const styleNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';

/** The scroll lock of dialogs reads its nonce from this global, the only way in that it offers. */
export function adoptStyleNonce(): void {
  Object.assign(globalThis, { __webpack_nonce__: styleNonce() });
}
