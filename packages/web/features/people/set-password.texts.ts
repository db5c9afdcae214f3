import { texts } from '../../ui/texts.ts';

export const t = texts({
  title: 'Set password',
  password: 'New password',
  repeat: 'New password again',
  showPassword: 'Show the password',
  different: 'The passwords differ.',
  submit: 'Set password',
  changed: 'Password changed successfully.',
  failed: 'Password change failed!',
  failedText: 'This password change link might have expired. We can send you a new link via email.',
  sendEmail: 'Send email',
  sent: 'Email with a password reset link was sent to your email.',
  logIn: 'Log in',
});
