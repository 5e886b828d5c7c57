import { type Proforma, proformaSchema } from '@museum/shared/payments/proforma-schema';
import { dayInBelgrade } from '@museum/shared/primitives/calendar-date';
import { dinarsToPara, type Para, paraToDinars } from '@museum/shared/primitives/money';
import type { Prisma } from '#generated/prisma/client.ts';
import { prisma, type Transaction } from '#lib/database/prisma.ts';
import { presentDay } from '#lib/database/present-day.ts';
import {
  type ProformaBuyer,
  proformaBuyerSchema,
  type ProformaContent,
  proformaContentSchema,
} from './proforma-content.ts';

const NUMBERS = {
  replaces: { select: { number: true, issuedOn: true } },
  replacedBy: { select: { number: true } },
} as const;

type Stored = Prisma.ProformaGetPayload<{ include: typeof NUMBERS }>;

/** An issued predračun with all that its document says. */
export type FrozenProforma = Omit<Proforma, 'total'> & {
  id: number;
  total: Para;
  /** When the one was issued that it replaced. */
  replacedWasOf: string | null;
  buyer: ProformaBuyer;
  content: ProformaContent;
};

const present = (stored: Stored): FrozenProforma => ({
  id: stored.id,
  number: stored.number,
  kind: stored.kind,
  issuedOn: presentDay(stored.issuedOn),
  dueOn: presentDay(stored.dueOn),
  total: dinarsToPara(stored.total.toNumber()),
  reference: stored.reference,
  paymentType: stored.paymentType,
  replaces: stored.replaces?.number ?? null,
  replacedWasOf: stored.replaces && presentDay(stored.replaces.issuedOn),
  replacedBy: stored.replacedBy?.number ?? null,
  isVoid: stored.voidedAt !== null,
  voidedOn: stored.voidedAt && dayInBelgrade(stored.voidedAt),
  voidReason: stored.voidReason,
  buyer: proformaBuyerSchema.parse(stored.buyer),
  content: proformaContentSchema.parse(stored.content),
});

async function find(
  where: Prisma.ProformaWhereInput,
  orderBy: Prisma.ProformaOrderByWithRelationInput,
  db: Transaction = prisma,
): Promise<FrozenProforma[]> {
  const stored = await db.proforma.findMany({ where, include: NUMBERS, orderBy });
  return stored.map(present);
}

/**
 * Takes private persons out of the predračuni of requests. Firms and schools stay, with number, lines
 * and amounts: the books need them.
 */
export async function forgetPrivateBuyers(transaction: Transaction, ids: number[]): Promise<void> {
  await transaction.$executeRaw`
    UPDATE proforma SET buyer = '{"isPerson": true, "name": ""}'
    WHERE "visitRequestId" = ANY(${ids}) AND (buyer ->> 'isPerson')::boolean`;
}

/** Every predračun of a request, the newest first. */
export const readFrozenProformas = (visitRequestId: number) =>
  find({ visitRequestId }, { id: 'desc' });

/** Those that hold: the visit's, then the meals'. */
export const readValidProformas = (visitRequestId: number, db?: Transaction) =>
  find({ visitRequestId, voidedAt: null }, { kind: 'asc' }, db);

/** As the API answers it. */
export const presentProforma = ({ total, ...frozen }: FrozenProforma): Proforma =>
  proformaSchema.parse({ ...frozen, total: paraToDinars(total) });

/** Every predračun of a request as the API answers it, the newest first. */
export const readProformas = async (visitRequestId: number): Promise<Proforma[]> =>
  (await readFrozenProformas(visitRequestId)).map(presentProforma);
