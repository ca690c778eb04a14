import type { ToolAnnotations } from '@modelcontextprotocol/server'
import { z } from 'zod'
import type { Ctx } from '#modules/context.ts'
import type { AgentShop } from '../agent-shop.ts'

/** What a tool needs beside its input. */
export type ToolAsk = { ctx: Ctx; shop: AgentShop; address: string }

/** A tool of the plain server. `act` throws ToolRefusal, or an expected error of the shop. */
export type PlainTool<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodObject = z.ZodObject> = {
  name: string
  description: string
  input: Input
  output: Output
  annotations: ToolAnnotations
  act(ask: ToolAsk, input: z.infer<Input>): Promise<z.infer<Output>>
}

/** Returns the tool for a list of tools. The server passes only input that its own schema parsed. */
export function plainTool<Input extends z.ZodObject, Output extends z.ZodObject>(tool: PlainTool<Input, Output>): PlainTool {
  return tool
}

export const language = z.string().max(35).optional().describe('The language of texts: en, ru or kk.')

/** A call that the assistant can mend. The sentence is a fixed text of the shop. */
export class ToolRefusal extends Error {
  override name = 'ToolRefusal'
}
