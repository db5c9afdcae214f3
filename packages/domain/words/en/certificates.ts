export const certificates = {
  'certification.endsBeforeItBegins': 'Choose a day on or after the certification date',
  'certifiedUser.emailTaken': 'Somebody with this e-mail address is in the list already',
} as const;
