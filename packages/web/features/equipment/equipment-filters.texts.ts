import { texts } from '../../ui/texts.ts';

export const t = texts({
  narrowedBy: 'Shown are only',
  remove: 'Remove the filter {filter}',
  surfaceDrills: 'Surface drills',
  ofCategory: 'Category {category}',
  ofCustomer: 'Of {name}',
  ofOneCustomer: 'Of one customer',
  ofCompany: 'Worked on by {name}',
  ofOneCompany: 'Worked on by one company',
  week: 'Serviced this week',
  month: 'Serviced this month',
  year: 'Serviced this year',
  inMonth: 'Serviced in {month}',
});
