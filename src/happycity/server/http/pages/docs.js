// Shows /api/openapi.json as a page: one section per request, with its parameters and the fields of its body.
"use strict";

const words = JSON.parse(document.getElementById("words").textContent);
const or = " " + words["docs-or"] + " ";

/** A request in the reader's language; a request that is newer than its words tells itself. */
function told(request) {
  const name = (request.summary || "").toLowerCase().replaceAll(" ", "_");
  return words["docs-request-" + name] || request.description || request.summary || "";
}

function element(name, text, parent) {
  const made = document.createElement(name);
  if (text) made.textContent = text;
  if (parent) parent.append(made);
  return made;
}

function resolve(api, schema) {
  if (!schema || !schema.$ref) return schema || {};
  return schema.$ref.split("/").slice(1).reduce((at, part) => at[part], api);
}

function kind(api, schema) {
  const found = resolve(api, schema);
  if (schema && schema.$ref) return schema.$ref.split("/").pop();
  if (found.anyOf) return found.anyOf.map((each) => kind(api, each)).join(or);
  if (found.type === "array") return words["docs-list"].replace("%", kind(api, found.items));
  if (found.const !== undefined || found.enum) return (found.enum || [found.const]).map((each) => `"${each}"`).join(or);
  return found.type || found.title || words["docs-any"];
}

function rows(list, api, parent) {
  if (list.length === 0) return;
  const table = element("table", "", parent);
  for (const [name, schema, must] of list) {
    const row = element("tr", "", table);
    element("code", name, element("th", "", row));
    element("td", kind(api, schema) + (must ? ", " + words["docs-needed"] : ""), row);
  }
}

function show(api, path, method, request, parent) {
  const section = element("section", "", parent);
  element("h2", method.toUpperCase() + " " + path, section);
  element("p", told(request), section);
  rows((request.parameters || []).map((each) => [each.name, each.schema, each.required]), api, section);
  const content = request.requestBody && request.requestBody.content["application/json"];
  if (content) fields(content.schema, api, section);
  const granted = Object.entries(request.responses).find(([status]) => status.startsWith("2"));
  const answer = granted && granted[1].content && granted[1].content["application/json"];
  if (answer && answer.schema) element("code", kind(api, answer.schema), element("p", words["docs-answer"] + " ", section));
}

function fields(schema, api, parent) {
  const found = resolve(api, schema);
  if (found.anyOf) element("p", kind(api, found), parent);
  const needed = new Set(found.required || []);
  rows(Object.entries(found.properties || {}).map(([name, each]) => [name, each, needed.has(name)]), api, parent);
}

function showType(api, name, schema, parent) {
  const section = element("section", "", parent);
  element("h2", name, section).id = name;
  element("p", schema.description || "", section);
  fields(schema, api, section);
}

async function main() {
  const place = document.getElementById("requests");
  try {
    const api = await (await fetch("/api/openapi.json")).json();
    place.textContent = "";
    for (const [path, methods] of Object.entries(api.paths))
      for (const [method, request] of Object.entries(methods)) show(api, path, method, request, place);
    for (const [path, socket] of Object.entries(api["x-websocket"])) {
      const section = element("section", "", place);
      element("h2", "WebSocket " + path, section);
      element("p", socket.description, section);
      rows([[words["docs-server-says"], socket.server], [words["docs-client-says"], socket.client]], api, section);
    }
    for (const [name, schema] of Object.entries(api.components.schemas)) showType(api, name, schema, place);
  } catch {
    place.textContent = words["docs-failed"];
  }
}

main();
