import { z } from 'zod';
import { address } from '#primitives/address.ts';
import { email, optionalEmail } from '#primitives/email.ts';
import { optionalText, REQUIRED_MESSAGE, requiredText, text } from '#primitives/text.ts';
import { plainNumber } from '#visit-requests/doubtful-numbers.ts';

/** JBKJS is never required; it defaults to the empty text (spec §5). */
const jbkjs = text('code')
  .overwrite(plainNumber)
  .nullish()
  .transform((value) => value ?? '');

const firmNumber = (message: string) => requiredText('code', message).overwrite(plainNumber);

/** Who books for a school, and the school. */
export const agencySchema = z.object({
  contactType: z.literal('agency'),
  agencyName: requiredText('name', 'Ime agencije je obavezno'),
  agencyMotherId: firmNumber('Matični broj agencije je obavezan'),
  agencyJBKJS: jbkjs,
  agencyPib: firmNumber('PIB agencije je obavezan'),
  agencyOwnerName: requiredText('name', 'Ime vlasnika agencije je obavezno'),
  agencyAddress: address('Adresa agencije je obavezna'),
  agencyPhone: requiredText('phone', 'Telefon agencije je obavezan'),
  agencyEmail: email('E-mail agencije je obavezan'),
  agencyLeaderName: requiredText('name', 'Ime vođe grupe je obavezno'),
  agencyScheduleOnBehalfOf: requiredText('name', 'Ime škole je obavezno'),
  agencyScheduleOnBehalfOfAddress: address('Adresa škole je obavezna'),
  agencyScheduleOnBehalfOfPhone: requiredText('phone', 'Telefon škole je obavezan'),
  agencyScheduleOnBehalfOfEmail: email('E-mail škole je obavezan'),
});

/** A school, kindergarten or firm that books for itself. */
export const institutionSchema = z.object({
  contactType: z.literal('institution'),
  institutionName: requiredText('name', 'Ime institucije je obavezno'),
  institutionMotherId: firmNumber('Matični broj institucije je obavezan'),
  institutionJBKJS: jbkjs,
  institutionPib: firmNumber('PIB institucije je obavezan'),
  institutionAddress: address('Adresa institucije je obavezna'),
  institutionPhone: requiredText('phone', 'Telefon institucije je obavezan'),
  institutionEmail: email('E-mail institucije je obavezan'),
  institutionLeaderName: requiredText('name', 'Ime vođe grupe je obavezno'),
});

/** A family or friends. */
export const personalSchema = z.object({
  contactType: z.literal('personal'),
  // Verbatim from the spec.
  personalName: requiredText('name', 'Ime je obavezano'),
  personalEmail: email('E-mail je obavezan'),
  personalPhone: requiredText('phone', 'Telefon je obavezan'),
  // Verbatim from the spec.
  personalGroupType: requiredText('name', 'Tip grupe je obavezan'),
});

/** Who asks for the visit: the fields of the chosen contact type; those of the others are dropped (spec §5). */
export const contactSchema = z.discriminatedUnion(
  'contactType',
  [agencySchema, institutionSchema, personalSchema],
  { error: REQUIRED_MESSAGE },
);

const code = optionalText('code').transform((value) => value && plainNumber(value));

/** Who asks, with what a caller may not have at hand left out (visit-life §4). */
export const phoneContactSchema = z.discriminatedUnion(
  'contactType',
  [
    agencySchema.extend({
      agencyMotherId: code,
      agencyPib: code,
      agencyEmail: optionalEmail(),
      agencyScheduleOnBehalfOfEmail: optionalEmail(),
    }),
    institutionSchema.extend({
      institutionMotherId: code,
      institutionPib: code,
      institutionEmail: optionalEmail(),
    }),
    personalSchema.extend({ personalEmail: optionalEmail() }),
  ],
  { error: REQUIRED_MESSAGE },
);

export type Contact = z.output<typeof contactSchema>;

type ContactFieldsOf<Schema extends z.ZodObject> = Exclude<
  keyof z.output<Schema> & string,
  'contactType'
>;

const fieldsOf = <Schema extends z.ZodObject>(schema: Schema) =>
  Object.keys(schema.shape).filter((key) => key !== 'contactType') as ContactFieldsOf<Schema>[];

/** The names of each contact type's fields, in the order of the forms. */
export const FIELDS_OF_CONTACT_TYPE = {
  agency: fieldsOf(agencySchema),
  institution: fieldsOf(institutionSchema),
  personal: fieldsOf(personalSchema),
};

export type ContactField =
  (typeof FIELDS_OF_CONTACT_TYPE)[keyof typeof FIELDS_OF_CONTACT_TYPE][number];

const rulesOf = ({ options }: typeof contactSchema | typeof phoneContactSchema) =>
  Object.assign({}, ...options.map(({ shape }) => shape)) as Record<ContactField, z.ZodType>;

const rules = { ofPublic: rulesOf(contactSchema), byPhone: rulesOf(phoneContactSchema) };

/** Whether a contact field must be filled in, by the public or during a phone call: its rule refuses the empty text. */
export const isContactFieldRequired = (field: ContactField, isByPhone = false): boolean =>
  !rules[isByPhone ? 'byPhone' : 'ofPublic'][field].safeParse('').success;
