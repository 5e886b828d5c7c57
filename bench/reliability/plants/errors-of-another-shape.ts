// Planted fault: an error that does not look as the contract has it.
import express from 'express';

const { json } = express.response;

express.response.json = function (body: { errors?: { message: string; field?: string }[] }) {
  const [first] = body.errors ?? [];
  return json.call(this, first?.field === 'visitTime' ? { message: first.message } : body);
};
