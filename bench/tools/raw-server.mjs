// The upper limit of node:http: sends the same bytes and headers for every request. Runs as a separate process.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [bodyFile, headersFile] = process.argv.slice(2)
const body = readFileSync(bodyFile)
const headers = JSON.parse(readFileSync(headersFile, 'utf8'))

const server = createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
})
server.listen(0, '127.0.0.1', () => process.send(server.address().port))
