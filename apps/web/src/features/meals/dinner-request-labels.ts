/** The names of a dinner request's fields besides the meals. */
export const DINNER_REQUEST_LABELS = {
  timeOfDinner: 'Vreme ručka',
  customerName: 'Naručilac',
  customerEmail: 'E-mail',
  additionalComments: 'Napomena',
};
